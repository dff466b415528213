declare module 'polylabel' {
  export default function polylabel(polygon: readonly (readonly number[][])[], precision?: number): [number, number];
}
