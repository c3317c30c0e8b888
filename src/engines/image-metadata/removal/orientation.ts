/** EXIF's tag of how a picture is turned and mirrored: 1 is upright. */
const ORIENTATION = 0x112;
const UPRIGHT = 1;

/** How the first directory of a TIFF structure says the picture is turned, 1 to 8; 1 where it does not say. */
export function orientationOf(tiff: Uint8Array | null): number {
  if (!tiff || tiff.length < 14) return UPRIGHT;
  const isLittle = tiff[0] === 0x49;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const start = view.getUint32(4, isLittle);
  if (start + 2 > tiff.length) return UPRIGHT;
  const count = view.getUint16(start, isLittle);
  for (let at = start + 2; at < start + 2 + count * 12 && at + 12 <= tiff.length; at += 12) {
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** The least TIFF structure that keeps a turned picture upright: its orientation and nothing else. Null for an upright one. */
export function orientationAlone(orientation: number): Uint8Array | null {
  if (orientation === UPRIGHT) return null;
  // Big-endian: mark, place of the directory, one entry of type short, no further directory.
  const entry = [ORIENTATION >> 8, ORIENTATION & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]);
}
