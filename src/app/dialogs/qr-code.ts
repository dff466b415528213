// An address as a QR code: a grid of dark and light, and one path for all that is dark.
import { correction, generate } from 'lean-qr';

export interface QrCode {
  /** Modules a side, without the quiet zone. */
  readonly size: number;
  /** SVG path of the dark modules, one unit each. */
  readonly path: string;
}

/** Modules of light round the code, which readers ask for. */
export const QUIET_ZONE = 4;

/** Null where the text is longer than any code. */
export function qrCode(text: string): QrCode | null {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M });
    const runs: string[] = [];
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) {
        const from = x;
        while (code.get(x, y)) x++;
        if (x > from) runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
      }
    }
    return { size: code.size, path: runs.join('') };
  } catch {
    return null;
  }
}
