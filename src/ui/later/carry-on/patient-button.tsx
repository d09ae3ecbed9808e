import { Button } from '../../components/button.tsx';

interface PatientButtonProps {
  /** The wait before the next attempt. */
  seconds: number;
  onClick(): void;
  children: string;
}

/**
 * The button to try again. While the guest has to wait, the keyboard can still reach the button, because the focus is
 * on it.
 */
export function PatientButton({ seconds, onClick, children }: PatientButtonProps) {
  const waits = seconds > 0;
  return (
    <Button
      kind="primary"
      isWide
      data-autofocus
      aria-disabled={waits || undefined}
      onClick={waits ? undefined : onClick}
    >
      {children}
    </Button>
  );
}
