-- Attempts from before an assignment are told no more: what was counted of them is counted anew.
INSERT INTO report_changes (company_id, department_id) SELECT company_id, department_id FROM report_slices;
