import logo from '../../assets/logo.svg';

/** The mark alone; the name stands beside it. */
export function Logo({ size = 22 }: { readonly size?: number }) {
  return <img src={logo} width={size} height={size} alt="" />;
}
