import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import styles from './actions.module.css';
import { Fault } from './text-field.tsx';
import type { useForm } from './use-form.ts';

/** A column of buttons, the main button first. `isPair`: two equally important buttons side by side. */
export function Actions({ children, isPair }: { children: ReactNode; isPair?: boolean }) {
  return (
    <div className={styles.actions} data-pair={isPair || undefined}>
      {children}
    </div>
  );
}

interface SubmitProps extends Pick<ReturnType<typeof useForm>, 'faults' | 'isBusy'> {
  /** The label of the button. */
  children: ReactNode;
  kind?: ComponentProps<typeof Button>['kind'];
  /** Other buttons, below it. */
  more?: ReactNode;
}

/** The end of a form: the fault that does not belong to one field, and the button that sends the form. */
export function Submit({ faults, isBusy, kind = 'primary', children, more }: SubmitProps) {
  return (
    <>
      <Fault>{faults?.form}</Fault>
      <Actions>
        <Button type="submit" kind={kind} isWide aria-busy={isBusy}>
          {children}
        </Button>
        {more}
      </Actions>
    </>
  );
}
