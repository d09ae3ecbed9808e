import { containerOf, removeVolume } from './box.ts';
import { tryServer } from './try-server.ts';
import { tryUpdate } from './try-update.ts';

/*
 * node scripts/image/try-image.ts IMAGE [IMAGE-OF-THE-LAST-RELEASE]
 * Tries a published image with Docker, and an update to it. Node 22.18 or newer runs it without a build.
 */

const PORT = 3000;
const [image, before] = process.argv.slice(2);
if (image === undefined) throw new Error('Name the image.');
const say = (line: string) => console.log(`${image} ${line}`);

const volume = 'clink-try';
removeVolume(volume);
await tryServer(containerOf(image, volume, PORT), say);
removeVolume(volume);
if (before === undefined || before === '') say('has no earlier release to be updated from');
else {
  const backup = '/data/before.backup';
  await tryUpdate(containerOf(before, volume, PORT), containerOf(image, volume, PORT), say, backup);
  removeVolume(volume);
}
