// Starts the page with the one game there is. A second game will be chosen here.
import './styles/page.css';
import { readAddress } from './keeping/address.ts';
import { start } from './start.tsx';
import { WAR_OF_THE_RING } from './war-of-the-ring.ts';

if (readAddress(window.location.href).embed) {
  // Within another page it is the map and little more.
  import('./embed/frame.ts').then(({ startFrame }) => startFrame(WAR_OF_THE_RING));
} else start(WAR_OF_THE_RING);
