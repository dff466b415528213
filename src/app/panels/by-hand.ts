// The panels that a first visit does not show: they are fetched once the page stands.
import '../styles/by-hand.css';

export { RegionPanel } from './region-panel.tsx';
export { RosterPanel } from './roster-panel.tsx';
export { TrayPanel } from './tray-panel.tsx';
