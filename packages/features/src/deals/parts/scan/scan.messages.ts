export const messages = {
  scan: 'Scan with the camera',
  starting: 'Starting the camera…',
  hold: 'Hold the QR code inside the frame.',
  type: 'Type the code instead',
  close: 'Close',
  problems: {
    denied: '{campus.name} may not use the camera',
    missing: 'No camera was found',
    failed: 'The camera did not start',
  },
  problemTexts: {
    denied: 'Allow the camera for this site in your browser’s settings, or type the code.',
    missing: 'Use a phone, or type the code.',
    failed: 'Another app may be using it. Close that one and try again, or type the code.',
  },
};

export type ScanMessages = typeof messages;
