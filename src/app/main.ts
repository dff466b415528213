// Starts the page with the one game there is. A second game will be chosen here.
import './styles/page.css';
import { start } from './start.tsx';
import { WAR_OF_THE_RING } from './war-of-the-ring.ts';

start(WAR_OF_THE_RING);
