import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composePage } from "#engines/ocr/compose.ts";
import { createPorts } from "#workers/ports.ts";
import { drawGrids, FACE_PACKAGES, type DrawnGrid } from "../ocr/grids.ts";
import { useWoffFaces } from "../ocr/woff-faces.ts";

interface Read {
  grid: DrawnGrid;
  exact: number;
  cells: number;
  wrong: string[];
}

/** Forty tables with a drawn grid: how many cells come out exactly, by face and by what was done to the picture. `--data` keeps the pictures. */
export async function run(options: { data?: string }): Promise<{ table: string[][]; json: object }> {
  const folder = mkdtempSync(join(tmpdir(), "siyagha-grids-"));
  useWoffFaces(folder, FACE_PACKAGES);
  const ports = createPorts();
  try {
    const reads: Read[] = [];
    for (const grid of await drawGrids()) {
      if (options.data) writeFileSync(join(options.data, grid.name), grid.image);
      const image = await ports.pixels.decode(grid.image, { channels: 1, maxSide: 4000 });
      const reading = await ports.ocr.read(image, { language: "auto" });
      const { tables } = composePage(reading, { mode: "table", diacritics: "keep", digits: "keep", joinLines: true });
      reads.push(compared(grid, tables[0] ?? []));
    }
    const groups = [
      ["all", reads] as const,
      ...Object.entries(Object.groupBy(reads, ({ grid }) => grid.state)),
      ...Object.entries(Object.groupBy(reads, ({ grid }) => grid.face)),
    ];
    return {
      table: [
        ["group", "grids", "cells", "exact", "grids wholly exact"],
        ...groups.map(([name, group = []]) => [name, ...figures(group)]),
      ],
      json: Object.fromEntries(reads.map(({ grid, exact, cells, wrong }) => [grid.name, { exact, cells, wrong }])),
    };
  } finally {
    await ports.close();
    rmSync(folder, { recursive: true });
  }
}

function compared(grid: DrawnGrid, table: readonly (readonly string[])[]): Read {
  const wrong: string[] = [];
  for (const [y, row] of grid.rows.entries())
    for (const [x, cell] of row.entries()) if (table[y]?.[x] !== cell) wrong.push(`${cell} → ${table[y]?.[x] ?? "–"}`);
  const cells = grid.rows.flat().length;
  return { grid, cells, exact: cells - wrong.length, wrong };
}

function figures(group: readonly Read[]): string[] {
  const sum = (of: (read: Read) => number) => group.reduce((total, read) => total + of(read), 0);
  const [cells, exact] = [sum((read) => read.cells), sum((read) => read.exact)];
  return [
    String(group.length),
    String(cells),
    `${exact} (${((100 * exact) / cells).toFixed(1)} %)`,
    String(group.filter((read) => read.wrong.length === 0).length),
  ];
}
