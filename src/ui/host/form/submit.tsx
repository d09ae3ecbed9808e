import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Actions } from './actions.tsx';
import { Fault } from './field.tsx';
import type { useForm } from './use-form.ts';

interface SubmitProps extends Pick<ReturnType<typeof useForm>, 'faults' | 'isBusy'> {
  /** The label of the button. */
  children: ReactNode;
  /** Other buttons, below it. */
  more?: ReactNode;
}

/** The end of a form: a fault of no single field, and the button that sends the form. */
export function Submit({ faults, isBusy, children, more }: SubmitProps) {
  return (
    <>
      <Fault>{faults?.form}</Fault>
      <Actions>
        <Button type="submit" kind="primary" isWide aria-busy={isBusy}>
          {children}
        </Button>
        {more}
      </Actions>
    </>
  );
}
