import { Component, type ReactNode } from 'react';
import { Mishap } from './mishap.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Where a screen stumbles, the person gets a way back instead of an empty page. */
export class ErrorBoundary extends Component<Props, { failed: boolean; message: string }> {
  override state = { failed: false, message: '' };

  static getDerivedStateFromError(error: unknown): { failed: boolean; message: string } {
    return { failed: true, message: error instanceof Error ? error.message : `${error}` };
  }

  override render(): ReactNode {
    return this.state.failed ? <Mishap detail={this.state.message} /> : this.props.children;
  }
}
