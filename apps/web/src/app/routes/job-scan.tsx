import { useNavigate } from 'react-router-dom';
import { toast } from '@/lib/toast';
import { Page } from '@/components/layout/page';
import { Card } from '@/components/ui/card';
import { ScanForm } from '@/features/scans/components/scan-form';
import { paths } from '@/lib/paths';

export function JobScan() {
  const navigate = useNavigate();
  const tellAccepted = (id: string) => {
    toast.success('Scan accepted. It usually takes a few seconds.', {
      action: { label: 'View', onClick: () => void navigate(paths.jobMatchDetail(id), { state: { title: 'Job Match Details' } }) },
    });
  };
  return (
    <Page title="Job Scan" width="reading">
      <header className="mb-6 space-y-1.5">
        <h1 className="text-heading font-semibold">Scan New Job</h1>
        <p className="text-muted">Write the job description of the new job you want to scan for job match analysis.</p>
      </header>
      <Card className="p-5 sm:p-6">
        <ScanForm onAccepted={tellAccepted} />
      </Card>
    </Page>
  );
}
