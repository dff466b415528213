// What a picture takes along, so that it needs nothing from anywhere: the map's type and the painted ground.

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
  // What is no drawing at all would be parsed to a message of the browser's, in styles that the page's policy forbids.
  if (!text.startsWith('<svg')) return null;
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (documentElement.tagName !== 'svg') return null;
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.append(...[...documentElement.childNodes].map((child) => document.importNode(child, true)));
  return group;
}
