import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', '{lab,scripts}/**/*.test.ts'],
    setupFiles: ['./src/test-setup.ts'],
    globalSetup: ['./src/server/postgres/test-server.setup.ts'],
    restoreMocks: true,
    // Class names stay as the stylesheets write them. So a test can show a component in its styles.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // For a busy machine: no fact here is about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
