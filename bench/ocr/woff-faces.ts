import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

/**
 * Lets pictures be drawn in faces that a package brings as WOFF files: the drawing library takes only bare fonts, and only from
 * folders that are named before it draws its first word. `folder` is an empty one to work in, `packages` are font packages.
 */
export function useWoffFaces(folder: string, packages: readonly string[]): void {
  const fonts = join(folder, "fonts");
  mkdirSync(fonts, { recursive: true });
  for (const name of packages) {
    const files = join(import.meta.dirname, "../../node_modules", name, "files");
    for (const file of readdirSync(files).filter((each) => /-(?:arabic|latin)-400-normal\.woff$/u.test(each)))
      writeFileSync(join(fonts, file.replace(/woff$/u, "ttf")), bareFont(readFileSync(join(files, file))));
  }
  const rules = join(folder, "fonts.conf");
  const folders = [fonts, "/usr/share/fonts"].map((each) => `<dir>${each}</dir>`).join("");
  writeFileSync(rules, `<fontconfig>${folders}<cachedir>${join(folder, "cache")}</cachedir></fontconfig>`);
  process.env["FONTCONFIG_FILE"] = rules;
}

/** The font inside a WOFF file (W3C, WOFF File Format 1.0): its tables are deflated one by one. */
function bareFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts = [head];
  let at = head.length;
  for (let table = 0; table < count; table += 1) {
    const entry = 44 + 20 * table;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const content = woff.subarray(offset, offset + packed);
    const bare = packed < length ? inflateSync(content) : content;
    woff.copy(head, 12 + 16 * table, entry, entry + 4);
    woff.copy(head, 16 + 16 * table, entry + 16, entry + 20);
    head.writeUInt32BE(at, 20 + 16 * table);
    head.writeUInt32BE(length, 24 + 16 * table);
    const padded = Buffer.concat([bare, Buffer.alloc((4 - (length % 4)) % 4)]);
    parts.push(padded);
    at += padded.length;
  }
  return Buffer.concat(parts);
}
