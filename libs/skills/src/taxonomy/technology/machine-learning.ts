import { parseSkills } from '../../parse-skills.js';

/** Machines that learn: fields, methods, libraries and products. */
export const machineLearning = [
  ...parseSkills(
    'technology',
    `
scikit-learn | sklearn, scikit learn | > python, machine-learning ~ data-science
TensorFlow | Tensor Flow, TensorFlow 2 | > deep-learning, python ~ pytorch
TensorFlow Lite | TFLite | > tensorflow
TensorFlow.js | | > tensorflow, javascript
PyTorch | Py Torch | > deep-learning, python
PyTorch Lightning | | > pytorch
Keras | | > deep-learning, python ~ tensorflow
JAX^ | | > python ~ pytorch
Theano | | > deep-learning ~ tensorflow
Caffe^* | Caffe2 | > deep-learning ~ tensorflow
Apache MXNet | MXNet | > deep-learning ~ tensorflow
PaddlePaddle | | > deep-learning ~ tensorflow
fast.ai | fastai | > deep-learning ~ pytorch
ONNX^ | ONNX Runtime | ~ pytorch
TensorRT | NVIDIA TensorRT | ~ onnx
CUDA | NVIDIA CUDA, CUDA programming | > gpu-programming
cuDNN | | > cuda
XGBoost | | > gradient-boosting
LightGBM | | > gradient-boosting ~ xgboost
CatBoost | | > gradient-boosting ~ xgboost
Spark MLlib | MLlib | > apache-spark, machine-learning
H2O.ai | | > machine-learning ~ automl
Weka^ | | > machine-learning, data-mining
Optuna | | > hyperparameter-tuning
OpenCV | | > computer-vision
YOLO^ | YOLOv5, YOLOv8 | > object-detection
Detectron2 | | > object-detection ~ yolo
MediaPipe | | > computer-vision
Tesseract OCR | Tesseract^* | > ocr
spaCy | | > natural-language-processing, python
NLTK | Natural Language Toolkit | > natural-language-processing, python ~ spacy
Gensim | | > natural-language-processing, python
Stanford CoreNLP | CoreNLP | > natural-language-processing ~ spacy
Word embeddings | | > natural-language-processing
Word2vec | | > word-embeddings
BERT^ | | > transformer-models, natural-language-processing
RoBERTa | | > bert
Hugging Face | HuggingFace | > machine-learning ~ natural-language-processing
Hugging Face Transformers | HuggingFace Transformers | > hugging-face, transformer-models
LangChain | | > large-language-models
LangGraph | | > langchain, ai-agents
LlamaIndex | Llama Index | > large-language-models ~ langchain
Semantic Kernel | | > large-language-models ~ langchain
CrewAI | | > ai-agents ~ langgraph
AutoGen | | > ai-agents ~ langgraph
OpenAI API | OpenAI APIs, OpenAI | > large-language-models, generative-ai
GPT models | GPT-4, GPT-3, GPT-4o, GPT-3.5 | > large-language-models
ChatGPT | Chat GPT | ~ generative-ai
Anthropic Claude | Claude API | > large-language-models ~ openai-api
Google Gemini | Gemini API | > large-language-models ~ openai-api
Llama models | Llama 2, Llama 3, LLaMA^ | > large-language-models
Mistral AI | | > large-language-models
Ollama | | > large-language-models
vLLM | | > large-language-models
Model Context Protocol | | > ai-agents
DSPy | | > prompt-engineering
Stable Diffusion | | > diffusion-models ~ midjourney
Midjourney | | > generative-ai
DALL-E^ | | > generative-ai ~ midjourney
GitHub Copilot | | ~ ai-assisted-development
OpenAI Whisper | | > speech-recognition
Rasa^ | Rasa NLU | > chatbots
Dialogflow | Google Dialogflow | > chatbots ~ rasa
Amazon Lex | | > chatbots, aws
IBM Watson | Watson Assistant | ~ artificial-intelligence
Amazon SageMaker | SageMaker, AWS SageMaker | > aws, machine-learning ~ mlops
Amazon Bedrock | AWS Bedrock | > aws, large-language-models
Amazon Rekognition | AWS Rekognition | > aws, computer-vision
Google Vertex AI | Vertex AI | > gcp, machine-learning ~ amazon-sagemaker
Azure Machine Learning | Azure ML, Azure ML Studio | > azure, machine-learning ~ amazon-sagemaker
Azure OpenAI | Azure OpenAI Service | > azure, large-language-models ~ openai-api
Azure Cognitive Services | Azure AI Services, Azure AI | > azure, artificial-intelligence
DataRobot | | > machine-learning ~ automl
Dataiku | Dataiku DSS | ~ datarobot, alteryx
MLflow | ML flow | > mlops
Kubeflow | | > mlops, kubernetes
Weights & Biases | wandb, Weights and Biases | > mlops ~ mlflow
DVC^ | Data Version Control | > mlops
Feast feature store | | > feature-stores
TensorBoard | | > tensorflow
Triton Inference Server | NVIDIA Triton | > model-deployment
TensorFlow Serving | | > tensorflow, model-deployment
TorchServe | | > pytorch, model-deployment
OpenAI Gym | | > reinforcement-learning
DeepSpeed | | > distributed-training ~ pytorch
Prophet forecasting | Facebook Prophet | > time-series-forecasting
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Machine learning | ML^, machine-learning, ML models, machine learning models, machine learning algorithms, ML algorithms, statistical learning | > artificial-intelligence ~ data-science, statistics
Supervised learning | | > machine-learning
Unsupervised learning | | > machine-learning
Semi-supervised learning | | > machine-learning
Self-supervised learning | | > machine-learning
Classification algorithms | classification models, classifiers | > machine-learning
Decision trees | decision tree | > machine-learning
Random forests | random forest | > machine-learning ~ decision-trees
Gradient boosting | gradient boosted trees, gradient boosting machines | > machine-learning
Support vector machines | support vector machine, SVM^, SVMs^ | > machine-learning
Naive Bayes | | > machine-learning
K-nearest neighbors | k-NN^, KNN^ | > machine-learning
Ensemble methods | ensemble learning | > machine-learning
Dimensionality reduction | | > machine-learning
Anomaly detection | outlier detection | > machine-learning
Feature engineering | feature selection, feature extraction | > machine-learning
Hyperparameter tuning | hyperparameter optimization | > machine-learning
Model evaluation | model validation | ~ machine-learning
AutoML | automated machine learning | > machine-learning
Explainable AI | XAI^, model interpretability, model explainability | ~ machine-learning
Federated learning | | > machine-learning
Transfer learning | | > deep-learning
Deep learning | Deep-Learning | > neural-networks, machine-learning
Neural networks | neural network, artificial neural networks, deep neural networks | > machine-learning ~ deep-learning
Convolutional neural networks | CNN^*, CNNs^, convolutional neural network | > deep-learning ~ computer-vision
Recurrent neural networks | RNN^*, RNNs^, recurrent neural network | > deep-learning
LSTM | LSTMs^, long short-term memory | > recurrent-neural-networks
Generative adversarial networks | GANs^, generative adversarial network | > deep-learning
Autoencoders | variational autoencoders, autoencoder | > deep-learning
Graph neural networks | GNNs^, GNN^, graph neural network | > deep-learning
Transformer models | transformer architectures, transformer architecture | > deep-learning
Diffusion models | | > generative-ai, deep-learning
Artificial intelligence | AI^*, KI^*, AI technologies | ~ machine-learning
Generative AI | GenAI, Gen AI, generative artificial intelligence, IA generativa, generative KI | > artificial-intelligence ~ large-language-models
Natural language processing | NLP^, NLP/NLU, natural-language processing | > machine-learning ~ deep-learning
Computational linguistics | | ~ natural-language-processing
Natural language understanding | NLU^ | > natural-language-processing
Natural language generation | NLG^ | > natural-language-processing
Sentiment analysis | opinion mining | > natural-language-processing
Named entity recognition | NER^? | > natural-language-processing ? nlp, entity, entities, text, bert, spacy, extraction
Text classification | document classification models | > natural-language-processing
Machine translation | neural machine translation | > natural-language-processing
Topic modeling | topic modelling | > natural-language-processing
Question answering systems | | > natural-language-processing
Speech recognition | automatic speech recognition, speech-to-text, ASR^? | ~ natural-language-processing ? speech, tts, voice, audio, nlp, whisper, acoustic
Speech synthesis | text-to-speech, TTS^? | ~ speech-recognition ? speech, asr, voice, audio, nlp
Computer vision | | > machine-learning ~ deep-learning
Image processing | digital image processing, image analysis | ~ computer-vision
Image classification | image recognition | > computer-vision
Image segmentation | semantic segmentation | > computer-vision
Object detection | object recognition | > computer-vision
Object tracking | multi-object tracking | > computer-vision
Facial recognition | face recognition | > computer-vision
Pose estimation | | > computer-vision
OCR^ | optical character recognition | ~ computer-vision
SLAM^ | simultaneous localization and mapping | ~ computer-vision
3D reconstruction | | ~ computer-vision
Large language models | LLM^, LLMs^, large language model, language models, language modeling | > natural-language-processing, generative-ai
Retrieval-augmented generation | RAG^?, RAG pipelines, retrieval augmented generation | > large-language-models ? llm, ai, genai, langchain, retrieval, embedding, vector, prompt, generative, gpt, agents, openai
Multimodal models | multimodal AI, vision-language models | ~ large-language-models, computer-vision
AI agents | agentic AI, LLM agents, agentic workflows | > large-language-models
Reinforcement learning | deep reinforcement learning | > machine-learning
RLHF^ | reinforcement learning from human feedback | > reinforcement-learning, large-language-models
Recommender systems | recommendation systems, recommendation engines, recommender system, recommendation algorithms | > machine-learning
Collaborative filtering | | > recommender-systems
Learning to rank | search ranking, ranking models | > machine-learning ~ information-retrieval
Information retrieval | | ~ natural-language-processing
Search engine technology | enterprise search | ~ information-retrieval
Model compression | model pruning | > deep-learning
Quantization | model quantization | > model-compression
Knowledge distillation | model distillation | > model-compression
Neural architecture search | NAS^? | > deep-learning ? neural, architecture search, deep learning, automl, darts, quantization, pruning
Distributed training | distributed model training | > deep-learning
Model parallelism | tensor parallelism | > distributed-training
Data parallelism | | > distributed-training
Evolutionary algorithms | evolutionary computation | ~ mathematical-optimization
Genetic algorithms | genetic algorithm | > evolutionary-algorithms
Expert systems | rule-based systems | ~ artificial-intelligence
Fuzzy logic | | ~ artificial-intelligence
Responsible AI | AI ethics, trustworthy AI | ~ artificial-intelligence
AI governance | | ~ responsible-ai
AI safety | AI alignment | ~ responsible-ai
EU AI Act | AI Act^ | ~ ai-governance
Embeddings | vector embeddings, text embeddings | ~ vector-databases, natural-language-processing
Semantic search | vector search | ~ embeddings, information-retrieval
`,
  ),
  ...parseSkills(
    'practice',
    `
MLOps | ML Ops, machine learning operations | ~ machine-learning, devops, model-deployment
LLMOps | | > mlops ~ large-language-models
Model deployment | deploying machine learning models, ML model deployment, model serving | ~ mlops
Model training | training machine learning models | > machine-learning
Model monitoring | drift detection | > mlops
Feature stores | feature store | > mlops
Prompt engineering | prompt design | ~ large-language-models
Model fine-tuning | LLM fine-tuning, fine-tuning^*, Fine-tuning^*, Fine-Tuning^* | > deep-learning ~ large-language-models # fine-tuning
LoRA^? | low-rank adaptation, QLoRA | > fine-tuning ? fine-tuning, llm, peft, diffusion, transformer, model, rlhf
Data annotation | data labeling, data labelling, image annotation | ~ machine-learning
Chatbots | chatbot development, chatbot, conversational AI | ~ natural-language-processing
AI-assisted development | AI coding assistants, AI-assisted coding | ~ software-development
GPU programming | GPU computing, GPGPU | ~ parallel-computing
Data augmentation | | > machine-learning
Synthetic data generation | synthetic data | ~ data-augmentation
`,
  ),
];
