import * as texts from '#messages/hosts-celebrations.ts';
import { DOORS, type Door } from '../../../../domain/hosting/door.ts';
import { Menu, MenuChoice } from '../../parts/menu.tsx';

/** Who may come in. A tap changes it at once. */
export function DoorChoice({ door, onChoose }: { door: Door; onChoose(door: Door): void }) {
  return (
    <Menu>
      {DOORS.map((name) => (
        <MenuChoice key={name} hint={texts.doorHints[name]} isChosen={name === door} onChoose={() => onChoose(name)}>
          {texts.doors[name]}
        </MenuChoice>
      ))}
    </Menu>
  );
}
