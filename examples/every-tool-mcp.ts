// Runs each tool once as an MCP client: SIYAGHA_KEY=sy_… node examples/every-tool-mcp.ts [http://localhost:3000]
import { readFileSync } from "node:fs";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const url = process.argv[2] ?? "http://localhost:3000";
const headers = { authorization: `Bearer ${process.env["SIYAGHA_KEY"] ?? ""}` };
const client = new Client({ name: "every-tool", version: "1" });
await client.connect(
  new StreamableHTTPClientTransport(new URL(`${url}/api/mcp?lang=en`), { requestInit: { headers } }),
);

const picture = readFileSync(new URL("picture.png", import.meta.url)).toString("base64");
const TEXT =
  "Moreover, our seamless solution leverages cutting-edge synergy for every team, and it is important to note that it does " +
  "so at scale. We opened the first shop in a garage behind the bakery, and my brother painted the sign. Nobody came in the " +
  "first week. In the second, a teacher bought two chairs and told her school, and by spring we had hired four people and " +
  "moved the saws out of the kitchen.";

const { tools } = await client.listTools();
for (const { name, inputSchema } of tools) {
  const input = inputSchema.required?.includes("file")
    ? { file: { data: picture, name: "picture.png" } }
    : { text: TEXT };
  const said = await client.callTool({ name, arguments: input }, undefined, {
    onprogress: ({ message }) => process.stderr.write(`${name}: ${message}\n`),
  });
  if (said.isError) process.exitCode = 1;
  const [first] = said.content as { text: string }[];
  process.stdout.write(
    `${name}: ${said.isError ? "refused" : "done"}: ${first?.text.replace(/\s+/g, " ").slice(0, 80)}\n`,
  );
}
const { prompts } = await client.listPrompts();
process.stdout.write(`the library: ${prompts.map((prompt) => prompt.title).join(" · ")}\n`);
await client.close();
