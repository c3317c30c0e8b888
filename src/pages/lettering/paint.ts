import { FACES, type Face } from "./lettering-data.ts";
import { layOut, type Layout, OUTLINE } from "./layout.ts";
import { type Block, type Sheet, type Size, sizeOf } from "./sheet.ts";

const PLATE_OPACITY = 0.6;

export function faceOf({ face }: Block): Face {
  return FACES.find(({ id }) => id === face) ?? (FACES[0] as Face);
}

/** As a canvas and `document.fonts` take it. */
export function fontOf(block: Block, pixels: number): string {
  const { family, weights } = faceOf(block);
  return `${weights[block.isBold ? 1 : 0]} ${pixels}px "${family}"`;
}

/** The texts of a sheet as they are drawn, in pixels of its picture, measured by the browser. */
export function layOutSheet(sheet: Sheet, otherwise: "rtl" | "ltr"): Layout[] {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return [];
  return sheet.blocks.flatMap((block) => {
    const layout = layOut(block, sizeOf(sheet), otherwise, faceOf(block).leading, (line, direction, fontSize) => {
      prepare(canvas, block, fontSize, direction);
      const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = canvas.measureText(line);
      return { width, ascent: actualBoundingBoxAscent, descent: actualBoundingBoxDescent };
    });
    return layout ? [layout] : [];
  });
}

/** Draws the picture and the texts, so that the picture's pixels fill `shown`. */
export function paint(canvas: CanvasRenderingContext2D, sheet: Sheet, layouts: readonly Layout[], shown: Size): void {
  const { width, height } = sizeOf(sheet);
  canvas.setTransform(shown.width / width, 0, 0, shown.height / height, 0, 0);
  canvas.imageSmoothingQuality = "high";
  canvas.clearRect(0, 0, width, height);
  if (sheet.picture) canvas.drawImage(sheet.picture.image, 0, 0, width, height);
  else {
    canvas.fillStyle = sheet.plate;
    canvas.fillRect(0, 0, width, height);
  }
  for (const layout of layouts) paintBlock(canvas, layout);
}

function paintBlock(canvas: CanvasRenderingContext2D, { block, box, lines, fontSize }: Layout): void {
  if (block.ground === "plate") {
    canvas.globalAlpha = PLATE_OPACITY;
    canvas.fillStyle = block.groundColour;
    canvas.beginPath();
    canvas.roundRect(box.x, box.y, box.width, box.height, fontSize * 0.2);
    canvas.fill();
    canvas.globalAlpha = 1;
  }
  // All outlines before all letters: drawn over them they would show where letters join, and cover the line above.
  if (block.ground === "outline") {
    canvas.strokeStyle = block.groundColour;
    canvas.lineWidth = fontSize * OUTLINE;
    canvas.lineJoin = "round";
    for (const line of lines) {
      prepare(canvas, block, fontSize, line.direction);
      canvas.strokeText(line.text, line.x, line.y);
    }
  }
  canvas.fillStyle = block.colour;
  for (const line of lines) {
    prepare(canvas, block, fontSize, line.direction);
    canvas.fillText(line.text, line.x, line.y);
  }
}

/** A canvas outside of the page draws from left to right unless it is said; spaced Arabic letters come apart. */
function prepare(canvas: CanvasRenderingContext2D, block: Block, fontSize: number, direction: "rtl" | "ltr"): void {
  canvas.font = fontOf(block, fontSize);
  canvas.direction = direction;
  canvas.textAlign = block.align;
  canvas.textBaseline = "alphabetic";
  canvas.letterSpacing = "0px";
  canvas.fontKerning = "normal";
}

/** The finished picture at its full size; null where this browser cannot draw one so large. */
export async function pngOf(sheet: Sheet, layouts: readonly Layout[]): Promise<Blob | null> {
  const element = document.createElement("canvas");
  const size = sizeOf(sheet);
  Object.assign(element, size);
  const canvas = element.getContext("2d");
  if (!canvas || !canDraw(canvas)) return null;
  paint(canvas, sheet, layouts, size);
  return new Promise((resolve) => element.toBlob(resolve, "image/png"));
}

/** A canvas over its browser's limit draws nothing and says nothing. */
function canDraw(canvas: CanvasRenderingContext2D): boolean {
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data[3] === 255;
}
