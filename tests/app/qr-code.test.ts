// A phone that reads the code gets the very address.
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { type QrCode, QUIET_ZONE, qrCode } from '../../src/app/dialogs/qr-code.ts';

/** The path as a picture: dark runs on white, four pixels a module. */
function scanned({ size, path }: QrCode): string | undefined {
  const scale = 4;
  const side = (size + 2 * QUIET_ZONE) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let dy = 0; dy < scale; dy++) {
      for (let dx = 0; dx < Number(length) * scale; dx++) {
        const column = (Number(x) + QUIET_ZONE) * scale + dx;
        const row = (Number(y) + QUIET_ZONE) * scale + dy;
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
}

it.each([
  'https://example.org/sendas/#wotr1',
  'https://example.org/sendas/#wotr1;p=eas:stlegi,edo:gw,el:bo,fan:mepe,hel:n4,mmo:wk,mrn:n5,op:gg,ort:sa;f=wem2;s=helb;n=row,isw,saw&selected=strider,legolas,gimli',
  `https://example.org/#${'lor:ggpe,'.repeat(60)}`,
])('%s', (address) => {
  const code = qrCode(address);
  expect(code && scanned(code)).toBe(address);
});

it('there is none for what no code can hold', () => {
  expect(qrCode('x'.repeat(3000))).toBeNull();
});
