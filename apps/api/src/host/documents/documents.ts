import type { Documents } from '@campushive/domain/platform/ports/documents';

/** Documents, drawn with PDFKit. Each is loaded when it is first drawn: PDFKit and its fonts hold 20 MB. */
export const documents: Documents = {
  ticket: async (printed, language) => (await import('./ticket-pdf.js')).ticketPdf(printed, language),
  receipt: async (receipt, language) => (await import('./receipt-pdf.js')).receiptPdf(receipt, language),
  evidence: async (evidence) => (await import('./evidence-pdf.js')).evidencePdf(evidence),
};
