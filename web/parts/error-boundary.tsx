import { Component, type ReactNode } from 'react';
import { Away } from '../games/away.ts';
import { Mishap } from './mishap.tsx';
import { NotHere } from './not-here.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly stumbled: { readonly over: unknown } | null;
}

/** Where a screen stumbles, the person gets a way back instead of an empty page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { stumbled: null };

  static getDerivedStateFromError(error: unknown): State {
    return { stumbled: { over: error } };
  }

  override render(): ReactNode {
    const { stumbled } = this.state;
    if (stumbled === null) return this.props.children;
    const { over } = stumbled;
    if (over instanceof Away) return <NotHere game={over.game} />;
    return <Mishap detail={over instanceof Error ? over.message : `${over}`} />;
  }
}
