import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";

const REQUEST = "write an email to my landlord about the heating";

function siyagha(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["bin/siyagha.js", "prompt-generate", ...args], {
    encoding: "utf8",
  });
  return { stdout, stderr, status };
}

describe("questions and answers on the command line", () => {
  test("the questions come with --json, and answers by --answer stand below the request", () => {
    const { result } = JSON.parse(siyagha(REQUEST, "--json", "--lang", "en").stdout) as {
      result: { prompt: string; questions: { id: string; label: string; ask: string; examples: string[] }[] };
    };
    expect(result.prompt).toBe(REQUEST);
    expect(result.questions).toHaveLength(4);
    const [first, second] = result.questions as [(typeof result.questions)[0], (typeof result.questions)[0]];
    const answered = siyagha(
      REQUEST,
      "--answer",
      `${first.id}=it has been off since Monday`,
      "--answer",
      `${second.id}=`,
    );
    expect(answered.stdout).toBe(`${REQUEST}\n\nDetails:\n- ${first.label}: it has been off since Monday\n`);
  });

  test("an answer without an id is bad usage", () => {
    expect(siyagha(REQUEST, "--answer", "just text")).toMatchObject({ status: 2 });
    expect(siyagha(REQUEST, "--answer", "just text").stderr).toContain("--answer takes id=text");
  });
});
