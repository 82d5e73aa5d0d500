import { QRCodeSVG } from 'qrcode.react';
import classes from './QrCode.module.css';

interface QrCodeProps {
  /** The address that it leads to. */
  value: string;
  /** Purpose of the code, for those who don't see it. */
  title: string;
  /** Width and height in px. */
  size?: number;
}

/** An address to scan, dark on white in both colour schemes, or cameras fail; low correction keeps it coarse. */
const QrCode = ({ value, title, size = 176 }: QrCodeProps) => (
  <QRCodeSVG
    className={classes.code}
    value={value}
    title={title}
    size={size}
    level="L"
    marginSize={4}
    bgColor="#ffffff"
    fgColor="#0f1720"
    role="img"
  />
);

export default QrCode;
