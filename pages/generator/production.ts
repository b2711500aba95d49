// React's development build is slow. React reads this when it is imported, so this is imported
// before it.
process.env.NODE_ENV = "production";
