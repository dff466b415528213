// What is fetched when the first dialog is opened.
import '../styles/dialogs.css';

export { createOpenDialog } from './open-dialog.tsx';
