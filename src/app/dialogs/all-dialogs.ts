// What is fetched together when the first dialog is opened.
export { findWithPlaces } from './find-with-places.ts';
export { LegendDialog } from './legend-dialog.tsx';
export { MenuDialog } from './menu-dialog.tsx';
export { SearchDialog } from './search-dialog.tsx';
