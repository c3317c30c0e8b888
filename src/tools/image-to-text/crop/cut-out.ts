import { MOST_BYTES } from "#tools/image-to-text/file-rule.ts";
import { type Crop, drawing } from "./crop-rules.ts";

const JPEG_QUALITY = 0.95;

/** Draws a part of a picture, turned; what is transparent becomes white, as it is where the picture is read. Null without room for it. */
export function draw(picture: ImageBitmap, crop: Crop): HTMLCanvasElement | null {
  const { width, height, matrix } = drawing(picture, crop);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.setTransform(...matrix);
  context.drawImage(picture, 0, 0);
  return canvas;
}

/** The part as a file of its own: lossless unless the picture was a JPEG or the file would be too large. Null where it cannot be made. */
export async function cutOut(file: File, picture: ImageBitmap, crop: Crop): Promise<File | null> {
  const canvas = draw(picture, crop);
  const encode = (type: string) =>
    new Promise<Blob | null>((resolve) => {
      if (canvas) canvas.toBlob(resolve, type, JPEG_QUALITY);
      else resolve(null);
    });
  const isLossy = file.type === "image/jpeg";
  const lossless = isLossy ? null : await encode("image/png");
  const blob = lossless && lossless.size <= MOST_BYTES ? lossless : await encode("image/jpeg");
  if (!blob || blob.size > MOST_BYTES) return null;
  const ending = blob.type === "image/png" ? "png" : "jpg";
  return new File([blob], `${file.name.replace(/\.[^.]+$/u, "")}-crop.${ending}`, { type: blob.type });
}
