// What Leaflet wants to know of the browser it runs in. The page's build puts this in the place of Leaflet's own answers:
// those are found in part by HTML in strings, which the page's policy refuses, and most are the same in all its browsers.

const { platform, userAgent } = navigator;
const isChrome = userAgent.includes('Chrome');

export default {
  any3d: true,
  chrome: isChrome,
  linux: platform.startsWith('Linux'),
  mac: platform.startsWith('Mac'),
  passiveEvents: true,
  pointer: true,
  retina: devicePixelRatio > 1,
  safari: !isChrome && userAgent.includes('Safari'),
  touch: true,
  touchNative: 'TouchEvent' in window,
};
