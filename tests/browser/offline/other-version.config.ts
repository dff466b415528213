// The page in another version: the same but for a mark, as any change of the code would leave one.
import { mergeConfig } from 'vite';
import page from '../../../vite.config.ts';

export const OTHER_VERSION = 'other';

export default mergeConfig(page, {
  plugins: [
    {
      name: 'other-version',
      transform: {
        filter: { id: /\/src\/app\/(main\.ts|dialogs\/.*\.tsx)$/ },
        handler: (code: string) => `${code}\ndocument.documentElement.dataset.version = '${OTHER_VERSION}';`,
      },
    },
  ],
});
