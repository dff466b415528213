// The line between the windows of one presentation. Windows of another one are on another line.
import { type Message, readMessage, sealed } from './messages.ts';

export interface Line {
  say(message: Message): void;
  close(): void;
}

/** Whatever is no message of ours is not heard. */
export function openLine(channel: string, onMessage: (message: Message) => void): Line {
  const line = new BroadcastChannel(`sendas.present.${channel}`);
  line.addEventListener('message', ({ data }) => {
    const message = readMessage(data);
    if (message !== null) onMessage(message);
  });
  return { say: (message) => line.postMessage(sealed(message)), close: () => line.close() };
}
