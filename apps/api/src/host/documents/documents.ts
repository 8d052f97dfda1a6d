import type { Documents } from '@campushive/domain/platform/ports/documents';
import { evidencePdf } from './evidence-pdf.js';
import { receiptPdf } from './receipt-pdf.js';
import { ticketPdf } from './ticket-pdf.js';

/** Documents, drawn with PDFKit. */
export const documents: Documents = { ticket: ticketPdf, receipt: receiptPdf, evidence: evidencePdf };
