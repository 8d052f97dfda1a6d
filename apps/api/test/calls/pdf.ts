/** Minimal PDF of two pages. */
export const PDF = `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>
endobj
4 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>
endobj
trailer
<< /Root 1 0 R /Size 5 >>
startxref
0
%%EOF
`;

export const aPdf = (name: string): File => new File([PDF], name, { type: 'application/pdf' });
