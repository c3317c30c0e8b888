// `npm test`: begins on whatever Node is there, installs what is missing, then runs every check with the project's own Node.
import { spawn } from "node:child_process";
import { install, projectNode } from "./install.mjs";

install();
const child = spawn(projectNode(), ["scripts/test/run-tests.ts"], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
