import { Component } from 'preact';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly copied: string;
}

/** Copies the parcel code in one press and says so in its own place. A class, since hooks weigh more than all of it. */
export class CopyButton extends Component<CopyButtonProps, { readonly copied: boolean }> {
  override state = { copied: false };

  readonly copy = () => {
    navigator.clipboard.writeText(this.props.text).then(
      () => this.setState({ copied: true }),
      // The page may forbid the clipboard; the code stands beside the button to be selected.
      () => this.setState({ copied: false }),
    );
  };

  override render() {
    return (
      <button type="button" class="primary" onClick={this.copy}>
        {this.state.copied ? this.props.copied : this.props.label}
      </button>
    );
  }
}
