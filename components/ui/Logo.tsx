import logo from '../../assets/logo.svg';

interface LogoProps {
  readonly size?: number;
}

/** The mark alone; the name stands beside it. */
export function Logo({ size = 22 }: LogoProps) {
  return <img src={logo} width={size} height={size} alt="" />;
}
