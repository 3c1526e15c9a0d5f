import { parseSkills } from '../../parse-skills.js';

/** Life sciences, molecular and cell techniques, biotechnology. */
export const biologyAndBiotechnology = [
  ...parseSkills(
    'practice',
    `
PCR^ | polymerase chain reaction, PCR amplification, PCR testing, PCR assays | > molecular-biology-techniques
qPCR | quantitative PCR, real-time PCR, real time PCR, RT-qPCR, qRT-PCR | > pcr
RT-PCR | reverse transcription PCR, reverse transcriptase PCR | > pcr ~ qpcr
Digital PCR | ddPCR, droplet digital PCR | > pcr
Primer design | designing primers, PCR primer design | ~ pcr
Molecular biology techniques | molecular biology methods, molecular techniques, molecular methods, molecular assays | > laboratory-techniques, molecular-biology
DNA extraction | nucleic acid extraction, DNA isolation, DNA purification, nucleic acid isolation, genomic DNA extraction | > molecular-biology-techniques
RNA extraction | RNA isolation, RNA purification | > molecular-biology-techniques ~ dna-extraction
Plasmid preparation | minipreps, miniprep, plasmid purification, plasmid isolation, maxiprep | > molecular-biology-techniques
Molecular cloning | gene cloning, DNA cloning, plasmid construction, subcloning, vector construction, Cloning^*, cloning? | > molecular-biology-techniques ? PCR, DNA, plasmid, molecular, genes, bacteria
Gibson assembly | | > molecular-cloning
Recombinant DNA technology | recombinant DNA, recombinant DNA techniques | > molecular-biology-techniques ~ molecular-cloning
Site-directed mutagenesis | mutagenesis | ~ molecular-cloning
Bacterial transformation | transformation of bacteria, competent cells | ~ molecular-cloning
Transfection | cell transfection, electroporation, nucleofection, lipofection | > cell-culture
Viral transduction | lentiviral transduction | > cell-culture
Viral vector production | lentivirus production, AAV production, viral vectors, viral vector | ~ viral-transduction
Genotyping | SNP genotyping, mouse genotyping | > pcr ~ genetics
DNA sequencing | Sanger sequencing, gene sequencing, genetic sequencing, genome sequencing | > molecular-biology-techniques
Next-generation sequencing | NGS^, Illumina sequencing, high-throughput sequencing, next generation sequencing, massively parallel sequencing | > dna-sequencing
Sequencing library preparation | library preparation for sequencing, NGS library prep | ~ next-generation-sequencing
RNA sequencing | RNA-seq, RNAseq, transcriptomics, transcriptome analysis | > next-generation-sequencing
Single-cell sequencing | single-cell RNA-seq, scRNA-seq, single cell RNA sequencing, 10x Genomics | > next-generation-sequencing ~ rna-sequencing
Chromatin immunoprecipitation | ChIP-seq, ChIP assay | > molecular-biology-techniques
ATAC-seq | | > next-generation-sequencing ~ chromatin-immunoprecipitation
Microarrays | DNA microarrays, microarray analysis, gene expression arrays | ~ gene-expression-analysis
Gene expression analysis | gene expression profiling, differential expression analysis | ~ molecular-biology
CRISPR | CRISPR-Cas9, CRISPR/Cas9, CRISPR gene editing | > gene-editing
Gene editing | genome editing, genetic engineering, genetic modification | > molecular-biology-techniques
RNA interference | RNAi^, siRNA knockdown, siRNA, shRNA | > molecular-biology-techniques
Gel electrophoresis | agarose gel electrophoresis, electrophoresis, agarose gels, gel imaging | > laboratory-techniques
SDS-PAGE | polyacrylamide gel electrophoresis, SDS PAGE | > gel-electrophoresis
Capillary electrophoresis | capillary gel electrophoresis | ~ gel-electrophoresis
Isoelectric focusing | icIEF | ~ gel-electrophoresis
Western blot | western blotting, immunoblotting, western blot analysis, immunoblot | > laboratory-techniques ~ sds-page, immunoassay
Southern blot | southern blotting | > molecular-biology-techniques ~ western-blot
Northern blot | northern blotting | > molecular-biology-techniques ~ southern-blot
Immunoassay | immunoassays, immunological assays, immunoassay development | > laboratory-techniques
Radioimmunoassay | | > immunoassay
Lateral flow assay | lateral flow assays, lateral flow tests | > immunoassay
Luminex assays | multiplex immunoassay, Luminex | > immunoassay
ELISA^ | enzyme-linked immunosorbent assay, ELISAs^, enzyme linked immunosorbent assay, ELISA assays | > immunoassay ~ western-blot
ELISpot | ELISPOT assay | > immunoassay ~ elisa
Immunohistochemistry | IHC^, immunohistochemical staining, immunohistochemical | > laboratory-techniques ~ histology, immunofluorescence
Immunofluorescence | immunocytochemistry, immunofluorescent staining, immunostaining | > laboratory-techniques ~ fluorescence-microscopy
Immunoprecipitation | co-immunoprecipitation, co-IP | > laboratory-techniques ~ western-blot
Antibody development | monoclonal antibody production, antibody engineering, hybridoma technology, antibody production, antibody discovery | ~ immunology
Cell culture | mammalian cell culture, tissue culture, cell lines, cell culturing, cell culture techniques, maintaining cell lines, tissue culture techniques | > laboratory-techniques ~ aseptic-technique
Primary cell culture | primary cell isolation, cell isolation | > cell-culture
Stem cell culture | iPSC culture, stem cell research, iPSCs, induced pluripotent stem cells, organoid culture, stem cells | > cell-culture
Cell-based assays | cell assays, cell viability assays, proliferation assays, cytotoxicity assays, MTT assay, cell viability assay | > cell-culture
Cell counting | hemocytometer, automated cell counter | > laboratory-techniques
Microbial culture | bacterial culture, bacterial cultures, culturing bacteria, plating bacteria, streak plating, microbiological cultures, yeast culture | > microbiology ~ cell-culture
Microbiological testing | microbial testing, bioburden testing, microbiology testing, microbial limits testing, microbial enumeration | > microbiology
Sterility testing | sterility tests | > microbiological-testing
Endotoxin testing | LAL testing, bacterial endotoxin testing | > microbiological-testing
Environmental monitoring of cleanrooms | cleanroom environmental monitoring, viable air sampling, viable monitoring | ~ microbiological-testing, cleanroom-work
Protein expression | recombinant protein expression, recombinant protein production, protein production | > laboratory-techniques ~ protein-purification
Protein purification | purifying proteins, protein isolation, protein extraction, purification of proteins | > laboratory-techniques
Protein characterization | protein analysis, protein quantification, Bradford assay, BCA assay | > laboratory-techniques ~ protein-purification
Protein engineering | directed evolution, enzyme engineering | ~ protein-expression
Proteomics | protein mass spectrometry, quantitative proteomics | ~ mass-spectrometry, bioinformatics
Metabolomics | metabolite profiling | ~ mass-spectrometry
Lipidomics | | ~ metabolomics
Biochemical assays | biochemical assay, biochemical techniques, enzyme assays, enzyme kinetics, enzymatic assays, enzyme activity assays | > laboratory-techniques, biochemistry
Bioprocessing | bioprocess development, bioprocess engineering, upstream processing, biomanufacturing, upstream bioprocessing | ~ fermentation
Downstream processing | downstream purification, downstream bioprocessing, tangential flow filtration | ~ bioprocessing, protein-purification
Bioreactor operation | bioreactors, bioreactor | > bioprocessing
Fermentation | microbial fermentation, fermenters, fermentation technology | ~ bioprocessing
In vivo studies | in vivo pharmacology, in-vivo experiments, animal studies, in vivo, animal models, mouse models, preclinical animal studies | ~ laboratory-animal-care
Rodent surgery | mouse surgery, animal surgery in research, stereotaxic surgery | ~ in-vivo-studies
Animal dosing | oral gavage, dosing animals | ~ in-vivo-studies
Preclinical research | preclinical studies, preclinical development, non-clinical studies | ~ in-vivo-studies, drug-discovery
Toxicology studies | toxicity testing, toxicity studies, in vitro toxicology | > toxicology
Animal dissection | dissection of specimens, tissue harvesting, tissue dissection | ~ anatomy
Drosophila genetics | Drosophila | ~ genetics
Zebrafish models | zebrafish | ~ in-vivo-studies
C. elegans models | Caenorhabditis elegans | ~ genetics
Electrophysiological recording | patch clamp, patch-clamp electrophysiology, single-unit recording | ~ neuroscience
Plant tissue culture | plant transformation | ~ plant-biology, cell-culture
Sequence alignment | multiple sequence alignment, read alignment | > bioinformatics
BLAST sequence search | NCBI BLAST, BLAST searches, BLAST^* | > bioinformatics ~ sequence-alignment
Variant calling | variant analysis, variant annotation | > bioinformatics
Genome analysis | genomic data analysis, genomic analysis, genome assembly, genome annotation | > bioinformatics, genomics
Genome-wide association studies | GWAS^, genome-wide association study | > genome-analysis, statistics
Molecular modeling | molecular modelling | ~ computational-chemistry
Molecular dynamics | molecular dynamics simulation, molecular dynamics simulations, MD simulations | > molecular-modeling
Molecular docking | docking studies, virtual screening of compounds | > molecular-modeling
Phylogenetics | phylogenetic analysis, molecular phylogenetics | ~ evolutionary-biology, bioinformatics
Species identification | taxonomic identification, plant identification, identification of species, taxonomic classification | ~ biology
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Biology | biological sciences, biological science, general biology |
Life sciences | life science | ~ biology
Molecular biology | molecular and cellular biology, molecular genetics | > biology
Cell biology | cellular biology, cell physiology | > biology
Cell signaling | signal transduction | > cell-biology
Developmental biology | | > biology
Embryology | | ~ developmental-biology
Genetics | human genetics, medical genetics, genetic analysis | > biology ~ molecular-biology
Population genetics | quantitative genetics | > genetics
Genomics | functional genomics, comparative genomics | > genetics ~ bioinformatics
Epigenetics | epigenomics | > genetics
Microbiology | general microbiology, applied microbiology | > biology
Bacteriology | | > microbiology
Microbial ecology | microbiome research, microbiome analysis | > microbiology ~ ecology
Virology | virus research | > microbiology
Immunology | immune response, cellular immunology, clinical immunology, immunological techniques | > biology
Neuroscience | neurobiology, neurosciences | > biology
Cognitive neuroscience | behavioral neuroscience | > neuroscience ~ cognitive-psychology
Biochemistry | biological chemistry | > biology, chemistry
Structural biology | protein structure determination | ~ biochemistry, biophysics
Biophysics | biological physics | ~ biology, physics
Bioinformatics | bioinformatics analysis, bioinformatic analysis, bioinformatics pipelines | > biology
Computational biology | systems biology, biological modeling | > biology ~ bioinformatics
Synthetic biology | | ~ gene-editing
Metabolic engineering | | ~ synthetic-biology
Biotechnology | biotech^*, Biotech^*, biotechnologies | ~ molecular-biology
Biologics | biopharmaceuticals, biopharmaceutical development, biologics development | ~ biotechnology
Gene therapy | gene therapy development, cell and gene therapy | ~ biotechnology
Cell therapy | CAR-T, CAR-T cell therapy, cell therapies | ~ cell-culture, biotechnology, gene-therapy
Vaccine development | vaccine research | ~ immunology, drug-discovery
Biomedical engineering | bioengineering | ~ biology, mechanical-engineering
Biomedical science | biomedical sciences, biomedical research | ~ biology
Biomaterials | | ~ biomedical-engineering, materials-science
Tissue engineering | regenerative medicine | ~ biomedical-engineering, cell-culture
Toxicology | environmental toxicology, regulatory toxicology | ~ pharmacology, biology
Marine biology | marine ecology, marine science | > biology ~ oceanography
Zoology | vertebrate zoology | > biology
Ornithology | bird identification, bird surveys | > zoology
Herpetology | | > zoology
Entomology | insect identification | > biology ~ pest-control
Botany | plant taxonomy | > biology ~ plant-biology
Plant biology | plant physiology, plant sciences, plant science | > biology
Evolutionary biology | evolution and ecology | > biology
Biosafety regulations | NIH biosafety guidelines, institutional biosafety committee | ~ biosafety
`,
  ),
  ...parseSkills(
    'tool',
    `
SnapGene | | ~ molecular-cloning, geneious
Geneious | Geneious Prime | ~ molecular-cloning
Bioconductor | | > r, bioinformatics
DESeq2 | | > bioconductor ~ edger
edgeR | | > bioconductor
Galaxy bioinformatics platform | | ~ bioinformatics
GATK | Genome Analysis Toolkit | > variant-calling
samtools | | > bioinformatics ~ gatk
PyMOL | | ~ structural-biology
UCSF Chimera | ChimeraX | ~ structural-biology, pymol
AutoDock | AutoDock Vina | > molecular-docking
Schrödinger Maestro | Schrödinger Suite | > molecular-modeling
GROMACS | | > molecular-dynamics
NAMD | | > molecular-dynamics ~ gromacs
AMBER MD | Amber molecular dynamics | > molecular-dynamics ~ gromacs
Illumina sequencers | Illumina MiSeq, Illumina NovaSeq, Illumina NextSeq, Illumina HiSeq | > next-generation-sequencing
Nanopore sequencing | Oxford Nanopore, MinION | > dna-sequencing ~ next-generation-sequencing
PacBio sequencing | PacBio, SMRT sequencing | > dna-sequencing ~ nanopore-sequencing
`,
  ),
];
