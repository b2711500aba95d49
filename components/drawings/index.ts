// The door of the drawings: the linter forbids every other path from outside.

// What pages show, and what they ask about machines.
export { hero } from "./machines/hero.tsx";
// What the build makes files of: icons, cards, the file of shared drawings, runs and style sheets.
export { runnableMachines } from "./machines/index.ts";
export { partNumbersByText } from "./machines/part-numbers.ts";
export { FloorScaleDrawing } from "./pictures/FloorScaleDrawing.tsx";
export { HeroDrawing } from "./pictures/HeroDrawing.tsx";
export { LoadDrawing } from "./pictures/LoadDrawing.tsx";
export { LoadingMethodDrawing } from "./pictures/LoadingMethodDrawing.tsx";
export { LostLoadDrawing } from "./pictures/LostLoadDrawing.tsx";
export { MachineDrawing } from "./pictures/MachineDrawing.tsx";
export { LogoMark, MarkIcon, MarkTile } from "./pictures/marks.tsx";
export { PlanDrawing } from "./pictures/PlanDrawing.tsx";
export { printedStyles } from "./pictures/printed-styles.ts";
export { RunButton } from "./pictures/RunButton.tsx";
export { drawRun } from "./pictures/run.tsx";
export { ScaleFigureDrawing } from "./pictures/ScaleFigureDrawing.tsx";
export { SharedDrawings } from "./pictures/SharedDrawings.tsx";
export { SitePlan } from "./pictures/SitePlan.tsx";
export { cardSize, headingBox, type PlacedText, SocialCard, wordmarkBox } from "./pictures/SocialCard.tsx";
export { SpotDrawing } from "./pictures/SpotDrawing.tsx";
export { type Medium, MediumContext, variable } from "./shapes/medium.ts";
