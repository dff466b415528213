// What a picture takes along, so that it needs nothing from anywhere: the map's type and the painted ground.

import { drawn, svgElement } from '../svg.ts';

/** The bundled faces of a family, as a stylesheet that holds the type itself. */
export async function embeddedType(family: string): Promise<string> {
  const faces = [...document.styleSheets].flatMap(rulesOf).filter((rule) => rule instanceof CSSFontFaceRule);
  const wanted = faces.filter(({ style }) => unquoted(style.getPropertyValue('font-family')) === family);
  const written = await Promise.all(
    wanted.map(({ style, parentStyleSheet }) => faceOf(style, family, parentStyleSheet)),
  );
  return written.join('');
}

const unquoted = (name: string): string => name.trim().replaceAll(/^["']|["']$/g, '');

/** Rules of a sheet from elsewhere cannot be read, and hold no type of ours. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

async function faceOf(style: CSSStyleDeclaration, family: string, sheet: CSSStyleSheet | null): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
  if (address === undefined) return '';
  const response = await fetch(new URL(address, sheet?.href ?? document.baseURI));
  if (!response.ok) return '';
  const [slant, weight] = [style.getPropertyValue('font-style'), style.getPropertyValue('font-weight')];
  const source = await dataAddress(await response.blob());
  return `@font-face{font-family:"${family}";font-style:${slant || 'normal'};font-weight:${weight || 'normal'};src:url("${source}")}`;
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The painted ground as part of the picture; null where it cannot be had. */
export async function embeddedGround(address: string): Promise<SVGGElement | null> {
  const response = await fetch(address).catch(() => null);
  const text = response?.ok ? await response.text() : '';
  const [picture] = drawn(text).children;
  return picture?.tagName === 'svg' ? svgElement('g', {}, ...picture.children) : null;
}
