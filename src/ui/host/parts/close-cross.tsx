import { close } from '#messages/hosts/hosts.ts';
import styles from './close-cross.module.css';
import { IconButton } from './icon-button.tsx';

/** Closes a sheet that asks for no answer. It is beside the title, so that it does not compete with the actions. */
export function CloseCross({ onClose }: { onClose(): void }) {
  return <IconButton className={styles.cross} icon="close" label={close} data-autofocus="" onClick={onClose} />;
}
