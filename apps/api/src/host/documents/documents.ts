import type { Documents } from '../../platform/ports/documents.js';
import { evidencePdf } from './evidence-pdf.js';
import { receiptPdf } from './receipt-pdf.js';
import { ticketPdf } from './ticket-pdf.js';

/** Documents, drawn with PDFKit. */
export const documents: Documents = { ticket: ticketPdf, receipt: receiptPdf, evidence: evidencePdf };
