import { runSteps, QUICK_STEPS } from "./test-steps.ts";

/** The quick checks: format, lint, types, unused code, import directions and tidiness. */
const failed = await runSteps(QUICK_STEPS);
process.exit(failed.length === 0 ? 0 : 1);
