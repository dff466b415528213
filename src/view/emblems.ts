// Our own heraldry: one flat charge of two colours for each character, drawn round 0 0 within 21 units. A figure whose
// emblem is not here is drawn with its initials.

export interface Emblem {
  readonly field: string;
  readonly charge: string;
  /** SVG, filled with the charge's colour; class `map-l` draws lines, `map-f` is cut out in the field's colour. */
  readonly drawing: string;
}

const spark = (x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y})scale(${size})" d="M0-5Q.9-.9 5 0Q.9 .9 0 5Q-.9 .9-5 0Q-.9-.9 0-5Z"/>`;

const footprint = (transform: string): string =>
  `<g transform="${transform}"><path d="M-1-5C4-5 6-1 5 3C4 6 3 7 3 10C3 13-3 14-4 10C-4 6-6 4-6 0C-6-3-4-5-1-5Z"/><circle cx="-4.6" cy="-7.2" r="2.3"/><circle cx="-.4" cy="-8.6" r="1.8"/><circle cx="3.1" cy="-7.4" r="1.6"/><circle cx="5.8" cy="-5.2" r="1.4"/></g>`;

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  'gandalf-the-grey': {
    field: '#5f6673',
    charge: '#f3f4f6',
    drawing: `<path class="map-l" d="M-14 18L-5 6Q-4 3-1 1L6-8" stroke-width="4.4"/><path class="map-l" d="M6-8C0-12 2-20 9-19C15-18 16-10 10-9" stroke-width="3.6"/>${spark(-11, -9, 1.3)}${spark(14, 6, 1.1)}${spark(3, 15, 0.8)}`,
  },
  strider: {
    field: '#2f4f3a',
    charge: '#ece6cd',
    drawing:
      '<path fill-rule="evenodd" d="M0-21L4.1-8.6 16.4-13.1 9.3-2.1 20.5 4.7 7.4 5.9 9.1 18.9 0 9.5-9.1 18.9-7.4 5.9-20.5 4.7-9.3-2.1-16.4-13.1-4.1-8.6ZM0-5.4A5.4 5.4 0 1 0 0 5.4A5.4 5.4 0 1 0 0-5.4Z"/>',
  },
  boromir: {
    field: '#7a2e22',
    charge: '#f0e6cf',
    drawing:
      '<path d="M-20-13C-19 9-5 21 9 14C15 11 19 7 21 2L6-12C5 0-2 6-8 3C-13 1-15-7-15.5-13.500Z"/><ellipse transform="translate(13.5-5)rotate(43)" rx="11.5" ry="5"/><ellipse class="map-f" transform="translate(14-5.5)rotate(43)" rx="7.5" ry="2.4"/><path class="map-l map-f" d="M-18.5-1L-12-3.500M-6 15.500L-4 3" stroke-width="2.6"/>',
  },
  legolas: {
    field: '#2e6b3f',
    charge: '#e9f2d8',
    drawing:
      '<path class="map-l" d="M-4-20C15-13 15 13-4 20" stroke-width="4"/><path class="map-l" d="M-4-20L-15 0L-4 20" stroke-width="1.7"/><path class="map-l" d="M-17 0H10" stroke-width="2.6"/><path d="M6 0Q13-8 22 0Q13 8 6 0Z"/><path class="map-l map-f" d="M10 0H18" stroke-width="1.4"/>',
  },
  gimli: {
    field: '#5e4022',
    charge: '#efcf7c',
    drawing:
      '<path class="map-l" d="M-3-19V11" stroke-width="4.4"/><path d="M-2-17C4-15 10-17 15-20C19-12 19-4 15 3C10-1 4-3-2-2Z"/><path d="M-17 10H17L12 15H6V20H-6V15H-12Z"/>',
  },
  meriadoc: {
    field: '#7a5c28',
    charge: '#fbf3dc',
    drawing:
      '<path class="map-l" d="M-20-3C-12-4-6 14 6 13" stroke-width="3.4"/><path d="M2 2H18V9C18 16 15 19 10 19C5 19 3 15 2 12Z"/><path class="map-l" d="M10-2C3-6 16-9 10-14C6-17 2-14 4-11" stroke-width="2.8"/>',
  },
  peregrin: {
    field: '#3f6d2c',
    charge: '#f6e7b4',
    drawing:
      '<path d="M-9 2H9C9 11 5 15 0 20C-5 15-9 11-9 2Z"/><path d="M-11-1C-11-8-6-11 0-11S11-8 11-1Z"/><path class="map-l" d="M0-10C0-14 1-16 3-19" stroke-width="2.8"/><path d="M-4-12C-10-9-16-12-19-19C-12-20-6-18-4-12ZM5-12C8-18 14-19 19-16C17-10 11-8 5-12Z"/>',
  },
  'gandalf-the-white': {
    field: '#f5f3ea',
    charge: '#7d5c10',
    drawing:
      '<path class="map-l" d="M0 21V-2" stroke-width="4.4"/><path d="M-7-2A7 7 0 0 1 7-2Z"/><path class="map-l" d="M10-2H18M9-6.5L16-10M6-10.2L11.5-16M2-11.800L3.8-19.500M-2-11.800L-3.8-19.500M-6-10.200L-11.5-16M-9-6.500L-16-10M-10-2H-18" stroke-width="2.6"/>',
  },
  aragorn: {
    field: '#1f2a44',
    charge: '#e9edf5',
    drawing:
      '<path d="M0-22 1.5-18.6 5.2-18.2 2.4-15.7 3.2-12 0-13.9-3.2-12-2.4-15.7-5.2-18.2-1.5-18.600Z"/><path d="M-9-5.500H9C15-6 18-11 18-17C14-15 10-13 9.5-9.500H-9.500C-10-13-14-15-18-17C-18-11-15-6-9-5.500Z"/><path d="M0-3.500L2.7 0V11H8V14.500H2V18.500A2.6 2.6 0 1 1-2 18.500V14.500H-8V11H-2.700V0Z"/>',
  },
  gollum: {
    field: '#3f4a3a',
    charge: '#d9e3a8',
    drawing:
      '<circle cx="-9" cy="-10" r="7"/><circle cx="9" cy="-10" r="7"/><circle class="map-f" cx="-8" cy="-9.5" r="2.6"/><circle class="map-f" cx="10" cy="-9.5" r="2.6"/><path class="map-l" d="M-15 10H12M-8 4L-6 16M-2 3L0 17M4 4L6 16" stroke-width="2.6"/><path d="M11 10L20 3V17Z"/>',
  },
  'ring-bearers': {
    field: '#5a4632',
    charge: '#f2dfb0',
    drawing: `${footprint('translate(-7 9)rotate(-12)scale(.95)')}${footprint('translate(8 1)rotate(10)scale(-.95 .95)')}<path d="M-14-8L-6-20L2-8Z"/>`,
  },
  fellowship: {
    field: '#22324a',
    charge: '#ecc35a',
    drawing:
      '<path fill-rule="evenodd" d="M0-10.500A10.5 10.5 0 1 0 0 10.500A10.5 10.5 0 1 0 0-10.500ZM0-6A6 6 0 1 1 0 6A6 6 0 1 1 0-6Z"/><path d="M-2.9-17.500a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0M8.3-13.400a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0M14.3-3a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0M12.2 8.800a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0M3 16.400a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0M-8.8 16.400a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0M-18 8.800a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0M-20.1-3a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0M-14.1-13.400a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0"/>',
  },
  'witch-king': {
    field: '#1b1b22',
    charge: '#ccd2dc',
    drawing:
      '<path d="M-16 0L-18-15L-10.5-8L-8-19L-2.5-9L0-22L2.5-9L8-19L10.5-8L18-15L16 0Z"/><path d="M-14 2.500H14V8C14 15 8 19 0 22C-8 19-14 15-14 8Z"/><path fill="#000" d="M-10 6H-2.500L0 10L2.5 6H10V9C10 13 6 16 2.5 17.500V11H-2.500V17.500C-6 16-10 13-10 9Z"/>',
  },
  saruman: {
    field: '#15171a',
    charge: '#fff',
    drawing:
      '<path class="map-l" d="M-7.5-11V4M-2.2-16V4M3.1-15V4M8.3-10V4" stroke-width="4.6"/><path d="M-9.8 1H10.600V9C10.6 16 6 20 .5 20C-5 20-7 18-10 13L-17 2C-18.5-.8-15-3-13-.500L-9.8 4Z"/>',
  },
  'mouth-of-sauron': {
    field: '#2a1414',
    charge: '#e0503a',
    drawing:
      '<path d="M-19 17V-14L-5-20V20ZM19 17V-14L5-20V20Z" fill="#0c0707" stroke="#cdbdb2" stroke-width="1.8"/><path d="M-9-7V7M9-7V7" stroke="#cdbdb2" stroke-width="2.4"/><path d="M-3-9H3V8C3 11 5 13 4 18L0 13L-4 18C-5 13-3 11-3 8Z"/>',
  },
  nazgul: {
    field: '#22242b',
    charge: '#b4c3d2',
    drawing:
      '<path d="M0 3L-9-1L-24-13L-21-4L-23 6L-16 3L-14 11L-8 8L0 22L8 8L14 11L16 3L23 6L21-4L24-13L9-1Z"/><path class="map-f" d="M0-25C-9-22-12-14-10-4L0 9L10-4C12-14 9-22 0-25Z"/><path d="M0-22C-7-19-9.5-13-8-5L0 6L8-5C9.5-13 7-19 0-22Z"/><path class="map-f" d="M0-15.500C-4-13.5-5.5-9.5-4.5-5L0 1.500L4.5-5C5.5-9.5 4-13.5 0-15.500Z"/>',
  },
};
