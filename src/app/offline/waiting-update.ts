// That a newer version of the page can be shown, for as long as it is not: told once by a notice, kept for the settings.
import { signal } from '@preact/signals';

export const isUpdateWaiting = signal(false);
