import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';

export function Welcome({ isOpen, onSubmit }) {
  const [name, setName] = useState('');
  return (
    <Dialog.Root open={isOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="dialog">
          <Dialog.Title>Welcome to Clink</Dialog.Title>
          <Dialog.Description>What should the other guests call you?</Dialog.Description>
          <form onSubmit={() => onSubmit(name)}>
            <input aria-label="Your name" value={name} onChange={(event) => setName(event.target.value)} />
            <button type="submit" disabled={name.trim() === ''}>
              Start Tracking! 🎉
            </button>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
