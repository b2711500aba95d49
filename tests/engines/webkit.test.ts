import { testIn } from "./site-tests.ts";

testIn("WebKit");
